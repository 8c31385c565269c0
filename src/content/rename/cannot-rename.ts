/** Why a page cannot be renamed, said to the editor. */
export class CannotRename extends Error {}
