/** What a person can do when the system does not let a command read or write, by its code. */
const FAULTS: Record<string, (place: string | undefined) => string> = {
  ENOSPC: (place) =>
    `The disk is full${place ? `: ${place} could not be written` : ''}. Make room, and run this again.`,
  EROFS: (place) => `${place} cannot be written: its disk may only be read. Choose another place.`,
  EEXIST: (place) =>
    `${place} exists already and is left as it is. Choose another place, or move it away.`,
  EBUSY: (place) =>
    `${place} cannot be replaced, because it is a disk or a volume of its own. Choose a folder below it, such as ${place}/site.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
};

function notAllowed(place: string | undefined): string {
  return `${place} cannot be read or written: this user may not. Change the rights of the place, or run this as its owner.`;
}

/**
 * Says in words what the system refused.
 *
 * @returns nothing for any other error
 */
export function systemFault(error: unknown): string | undefined {
  const fault = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  const { code = '', syscall } = fault;
  // A copy names what is copied as well; what is moved away is in the way itself.
  const path = code === 'EBUSY' ? fault.path : (fault.dest ?? fault.path);
  // Folders are made with those above them: one that is missing could not be made.
  if (code === 'ENOENT' && syscall === 'mkdir') {
    return `The folder ${path} cannot be made: the place above it may only be read. Choose another, or change its rights.`;
  }
  const isKnown = Object.hasOwn(FAULTS, code) && (path !== undefined || code === 'ENOSPC');
  return isKnown ? FAULTS[code]?.(path) : undefined;
}
