/** Overrides the content of files with texts that are not saved yet. */
let unsaved: ReadonlyMap<string, string> | undefined;

/** Returns the text that stands for a file at present. */
export function unsavedText(place: string): string | undefined {
  return unsaved?.get(place);
}

/**
 * Runs `read` as if files held other texts.
 * @param texts the texts by the files' places, `ROOT/pages/index.yaml`, without byte order marks
 */
export function withUnsaved<Result>(
  texts: ReadonlyMap<string, string>,
  read: () => Result,
): Result {
  const before = unsaved;
  unsaved = texts;
  try {
    // whatever is read later would be read from the files again
    return read();
  } finally {
    unsaved = before;
  }
}
