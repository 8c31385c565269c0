/** Facts about the pictures of the public folder. */

export interface Size {
  width: number;
  height: number;
}

/** Facts about a photograph of the public folder. */
export interface PictureFacts extends Size {
  /** The base name of its variants: the file's name and a hash of its content. */
  stem: string;
}

/** A file with the extension of a photograph or an SVG that cannot be read as one. */
export interface BrokenPicture {
  /** The message of the image decoder. */
  problem: string;
}

export type Pictures = Map<string, PictureFacts | BrokenPicture>;
