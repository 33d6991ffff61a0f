/** Papers of the workshop, for widgets with images. */
export const papers = [
  { name: 'combed', alt: 'Combed marbled paper in blue and gold', caption: 'Combed' },
  { name: 'waves', alt: 'Paste paper in green waves', caption: 'Pasted' },
  { name: 'stones', alt: 'Marbled paper with red stones', caption: 'Stones' },
  { name: 'linen', alt: 'Grey linen book cloth', caption: 'Linen' },
  { name: 'feathers', alt: 'Marbled paper with feathers', caption: 'Feathers' },
  { name: 'stripes', alt: 'Block-printed stripes in ochre', caption: 'Stripes' },
].map(({ name, ...words }) => ({ ...words, url: `/assets/built/papers/${name}.svg` }));

/** The size of each image in CSS pixels. */
export const paperSize = { width: 480, height: 360 };
