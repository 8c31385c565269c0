/**
 * Marks a promise as settled in the way that React's `use` reads
 * (https://react.dev/reference/react/use): its value is then drawn at once, without waiting a moment.
 */
export function settle<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/** Whether a promise is marked as kept, or was broken: then `use` says so at once. */
export function isSettled(promise: Promise<unknown>): boolean {
  return 'status' in promise && promise.status !== 'pending';
}
