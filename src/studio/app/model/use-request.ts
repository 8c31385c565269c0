import { useEffect, useState } from 'react';

/**
 * Returns the response of a request. It is sent again when `key` changes; the last response stays until the next
 * arrives.
 */
export function useRequest<T>(request: () => Promise<T>, key: unknown): T | undefined {
  const [response, setResponse] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to send it again
  useEffect(() => {
    let isCurrent = true;
    request().then(
      (found) => isCurrent && setResponse(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return response;
}
