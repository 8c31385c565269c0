/** Returns some routes as they are listed in a sentence: the first of many, and how many more there are. */
export function listedRoutes(routes: string[]): string {
  return routes.length > 4
    ? `${routes.slice(0, 3).join(', ')} and ${routes.length - 3} more`
    : routes.join(', ');
}
