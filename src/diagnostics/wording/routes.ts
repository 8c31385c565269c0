/** Returns routes as a list in a sentence: of many only the first, and the number of the others. */
export function listedRoutes(routes: string[]): string {
  return routes.length > 4
    ? `${routes.slice(0, 3).join(', ')} and ${routes.length - 3} more`
    : routes.join(', ');
}
