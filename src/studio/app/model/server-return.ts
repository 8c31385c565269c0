/** Waits for a server that does not respond. */
import { ApiError, api } from './api.ts';

/** The time between two requests, in milliseconds. */
const PAUSE = 1500;

/** Returns whether an error means that there was no response. */
export const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Resolves when the server responds again, even if it refuses. */
export async function serverReturn(): Promise<void> {
  let error: unknown;
  do {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    error = await api.pages().catch((thrown) => thrown);
  } while (isUnreachable(error));
}
