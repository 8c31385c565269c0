/** What is known of the pictures of the public folder. */

export interface Size {
  width: number;
  height: number;
}

/** What is known of a photograph of the public folder. */
export interface PictureFacts extends Size {
  /** Names its variants: the file's name and a fingerprint of its content. */
  stem: string;
  /** Its commonest colour, when it is opaque: `r1 g4 b4`, each from 0 to 7. */
  colour?: string;
}

/** A file that calls itself a photograph or an SVG and cannot be read as one. */
export interface BrokenPicture {
  /** The message of the image decoder. */
  problem: string;
}

export type Pictures = Map<string, PictureFacts | BrokenPicture>;
