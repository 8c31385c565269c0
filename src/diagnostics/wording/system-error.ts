/** The codes of errors that have a message even without a path. */
const WITHOUT_PATH = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EISDIR'];

/** The messages for file system errors, by code. */
const MESSAGES: Record<string, (place: string | undefined) => string> = {
  ENOSPC: (place) =>
    `The disk is full${place ? `: ${place} could not be written` : ''}. Make room, and run this again.`,
  EDQUOT: (place) =>
    `This user may fill no more of the disk${place ? `: ${place} could not be written` : ''}. Make room, and run this again.`,
  EFBIG: (place) =>
    `${place ?? 'A file'} would be larger than this user may write. Ask whoever looks after the computer, and run this again.`,
  EROFS: (place) => `${place} cannot be written: its disk may only be read. Choose another place.`,
  EEXIST: (place) =>
    `${place} exists already and is left as it is. Choose another place, or move it away.`,
  EBUSY: (place) =>
    `${place} cannot be replaced, because it is a disk or a volume of its own. Choose a folder below it, such as ${place}/site.`,
  ENAMETOOLONG: (place) =>
    `The name ${place} is longer than the system allows. Choose a shorter one.`,
  ELOOP: (place) =>
    `${place} cannot be reached: links there lead round in a circle. Remove one of them.`,
  ENOTDIR: (place) =>
    `There is no ${place}: a file has the name of one of the folders above it. Choose another place.`,
  EISDIR: (place) =>
    `${place ?? 'There'} is a folder, where a file is wanted. Move it away, or give it another name.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
};

function notAllowed(place: string | undefined): string {
  return `${place} cannot be read or written: this user may not. Change the rights of the place, or run this as its owner.`;
}

/** The system calls of a server that starts to listen. */
const LISTENS = ['listen', 'getaddrinfo'];

/** The error of a server that cannot listen. */
interface ListenError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
}

/** Returns the message for a server that cannot listen. */
function listenMessage({ code, address, hostname, port }: ListenError): string {
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this user: low numbers are kept for the system. Choose another, such as 4173.`;
  }
  return `This computer cannot be reached as ${hostname ?? address}. Give it one of its own addresses, or localhost.`;
}

/**
 * Returns a message for an error of the operating system.
 *
 * @returns `undefined` for other errors
 */
export function systemError(error: unknown): string | undefined {
  const failure = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  const { code = '', syscall } = failure;
  // When copying, the destination is named. For EBUSY it is the source: the folder to be moved away cannot be.
  const path = code === 'EBUSY' ? failure.path : (failure.dest ?? failure.path);
  // Missing parent folders are created first, so ENOENT means that the folder itself cannot be created.
  if (code === 'ENOENT' && syscall === 'mkdir') {
    return `The folder ${path} cannot be made: the place above it may only be read. Choose another, or change its rights.`;
  }
  if (code === 'ENOTDIR' && (syscall === 'mkdir' || syscall === 'scandir')) {
    return `${path} cannot be a folder: a file has this name, or one of those above it. Choose another place.`;
  }
  if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code) && LISTENS.includes(syscall ?? '')) {
    return listenMessage(failure);
  }
  const isKnown =
    Object.hasOwn(MESSAGES, code) && (path !== undefined || WITHOUT_PATH.includes(code));
  return isKnown ? MESSAGES[code]?.(path) : undefined;
}
