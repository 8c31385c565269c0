import { messageOf } from '../../../content/model/thrown.ts';
import type { DataObject, SourceLocation, TextEdit } from '../../../content/model/types.ts';
import type { Diagnostic } from '../../../diagnostics/model/diagnostic.ts';
import type { EditErrorReason } from '../../../editing/edit-error.ts';
import { API_PATH } from '../../contract/addresses.ts';
import type {
  Change,
  ChangesResponse,
  Conflict,
  SiteProblems,
  Undo,
} from '../../contract/changes.ts';
import type { Choices, Forms } from '../../contract/forms.ts';
import type { Overview, Published, Version, VersionResponse } from '../../contract/history.ts';
import type {
  FileData,
  FileText,
  NewPageRequest,
  PageEntry,
  PageLink,
  PageResponse,
} from '../../contract/pages.ts';
import type { FileList, FileUse, UploadResponse } from '../../contract/pictures.ts';
import type {
  CollectionResponse,
  SiteParts,
  SourcedValue,
  WeakColour,
} from '../../contract/site.ts';

/** What the response to a refused request says besides its message. */
interface ErrorDetails {
  problems?: Diagnostic[];
  /** The current files, if they are newer than those that the change was made for. */
  files?: Record<string, { digest: string; text: string }>;
  /** Why the text of a file cannot be edited that way. */
  reason?: EditErrorReason;
  /** The values that both sides have changed. */
  conflicts?: Conflict[];
}

/** A request that the server refused, or that did not reach it. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The status of the response; 0 when there was none. */
    readonly status: number,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** Returns the message that a field shows for an error: the one for the file says which line to write. */
export function fieldMessage(error: unknown): string {
  const isMissing = error instanceof ApiError && error.details.problems?.[0]?.missing !== undefined;
  return isMissing ? 'This cannot be left empty.' : messageOf(error);
}

/** Sends a request to Studio's server. Throws an `ApiError` when it is refused or gets no response. */
async function request<T>(address: string, options?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${API_PATH}/${address}`, options);
  } catch {
    throw new ApiError('The server does not answer. Is it still running?', 0);
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body as T;
  const { error = 'The server refused this.', ...details } = body;
  throw new ApiError(error, response.status, details);
}

/** Sends JSON to an endpoint, and returns its response. Throws as `request` does. */
const post = <T>(address: string, body: object, method = 'POST') =>
  request<T>(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Returns the address of an endpoint with a query, without missing values. */
function at(endpoint: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return `${endpoint}?${new URLSearchParams(given)}`;
}

/** Where a file is stored: in a folder under its own name, or in place of another file. */
export interface Destination {
  folder?: string | undefined;
  replaces?: string | undefined;
}

type Made = { undo: Undo; file: string };

/** The endpoints of Studio's server. Each call throws an `ApiError` when it is refused. */
export const api = {
  page: (route: string) => request<PageResponse>(at('page', { route })),
  data: (file: string) => request<FileData>(at('data', { file })),
  file: (file: string) => request<FileText>(at('file', { file })),
  /** @param onlyIfSound whether a text with more mistakes than before is refused */
  writeFile: (file: string, text: string, digest: string, onlyIfSound: boolean) =>
    post<ChangesResponse>('file', { file, text, digest, onlyIfSound }, 'PUT'),
  forms: () => request<Forms>('forms'),
  choices: () => request<Choices>('choices'),
  /** @param replaces the undo step of an earlier change, which this change replaces */
  change: (changes: Change[], digests: Record<string, string | undefined>, replaces?: Undo) =>
    post<ChangesResponse>('changes', { changes, digests, replaces }),
  undo: (step: Undo) => post<ChangesResponse>('undo', { undo: step }),
  pages: () => request<{ pages: PageEntry[] }>('pages'),
  makePage: (page: NewPageRequest) => post<ChangesResponse>('pages/new', page),
  movePage: (from: string, to: string) => post<ChangesResponse>('pages/rename', { from, to }),
  deletePage: (file: string, digest: string) =>
    post<ChangesResponse>('pages/delete', { file, digest }),
  links: (route: string) => request<{ links: PageLink[] }>(at('pages/links', { route })),
  versions: (file: string) => request<{ versions: Version[] }>(at('versions', { file })),
  version: (file: string, commit: string) =>
    request<VersionResponse>(at('version', { file, commit })),
  restore: (file: string, commit: string) => post<{ undo: Undo }>('restore', { file, commit }),
  overview: () => request<Overview>('differences'),
  discard: (what: { id?: string }) => post<{ undo: Undo }>('discard', what),
  problems: () => request<SiteProblems>('problems'),
  fix: (file: string, digest: string, edits: TextEdit[]) =>
    post<ChangesResponse>('fix', { file, digest, edits }),
  publish: (message: string | undefined) => post<Published>('publish', { message }),
  parts: () => request<SiteParts>('parts'),
  collection: (name: string) => request<CollectionResponse>(at('collection', { name })),
  weakColours: () => request<{ weak: WeakColour[] }>('contrast'),
  sources: (route: string, path: string) =>
    request<{ values: SourcedValue[] }>(at('sources', { route, path })),
  addRow: (name: string, row: { data?: DataObject; from?: string }) =>
    post<Made>('collection/add', { name, ...row }),
  deleteRow: (name: string, file: string, digest: string) =>
    post<{ undo: Undo }>('collection/delete', { name, file, digest }),
  copyFragment: (use: SourceLocation, digests: Record<string, string>) =>
    post<{ undo: Undo }>('fragments/copy', { ...use, digests }),
  publicFiles: () => request<FileList>('pictures'),
  fileUses: (path: string) => request<{ uses: FileUse[] }>(at('pictures/uses', { path })),
  storeFile: (file: File, destination: Destination) =>
    request<UploadResponse>(at('pictures', { name: file.name, ...destination }), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  deleteFile: (path: string) => post<{ undo: Undo }>('pictures/delete', { path }),
};
