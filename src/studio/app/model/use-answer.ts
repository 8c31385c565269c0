import { useEffect, useState } from 'react';

/**
 * Returns the response of a request. It is sent again when `key` changes; the last response stays until the next
 * arrives.
 */
export function useAnswer<T>(asking: () => Promise<T>, key: unknown): T | undefined {
  const [answer, setAnswer] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again
  useEffect(() => {
    let isCurrent = true;
    asking().then(
      (found) => isCurrent && setAnswer(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer;
}
