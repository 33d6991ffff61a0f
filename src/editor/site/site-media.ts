/** A picture of the site's media library. */
export interface LibraryPicture {
  readonly id: number;
  readonly url: string;
  /** Its text alternative; empty if it has none. */
  readonly alt: string;
  /** The name of its file. */
  readonly name: string;
  /** The address of a small version, or of the picture itself. */
  readonly thumbnail: string;
}

/** A part of the pictures of a library. */
export interface LibraryPage {
  readonly pictures: readonly LibraryPicture[];
  /** The number of parts. */
  readonly pages: number;
}

/** The media library of a site. Each function rejects with a sentence for people. */
export interface SiteMedia {
  /** Returns a part of the pictures that a search finds, newest first. @param page from 1 */
  list(search: string, page: number): Promise<LibraryPage>;
  /** Adds a picture. */
  upload(file: File): Promise<LibraryPicture>;
}
