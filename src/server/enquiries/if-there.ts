import { codeOf } from '../../content/model/thrown.ts';

/**
 * Waits for an answer about a file or folder.
 *
 * @returns the answer; `undefined` when there is none, since another server may have deleted or moved it
 * @throws any other error of the answer
 */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}
