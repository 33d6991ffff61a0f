import { agency } from './agency';
import { blogPost } from './blog-post';
import { contact } from './contact';
import { course } from './course';
import { documentation } from './documentation';
import { landingPage } from './landing-page';
import { restaurant } from './restaurant';
import { shopFront } from './shop-front';
import type { StarterPage } from './starter-page';

export type { StarterPage } from './starter-page';

/** The starter pages: complete pages as data, which seed the demo's CMS and the library of templates. */
export const starterPages: readonly StarterPage[] = [
  agency,
  restaurant,
  course,
  shopFront,
  blogPost,
  contact,
  landingPage,
  documentation,
];
