/** Works as the CMS's REST route answers them. */
export const works = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  title: { rendered: `Work ${id}` },
  link: `/works/${id}`,
  'portfolio-type': 'page',
  'thumbnail-image-url': '/small.svg',
  'thumbnail-image-meta': { alt: `Work ${id}`, width: 400, height: 300 },
}));

export const regions = [
  { path: 'M0 0h200v200H0z', title: 'Here', country: 'AT' },
  { path: 'M200 0h200v200H200z', title: 'There', country: 'AT' },
];
