/** True when a route's path (`/v3/goals/:goalId`) fits a location's path; a slash at its end is ignored. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every(
      (segment, index) => segment === given[index] || (segment.startsWith(':') && given[index] !== ''),
    )
  );
}
