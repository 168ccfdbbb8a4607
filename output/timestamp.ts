/** A moment as RFC 3339 writes it, in UTC. */
export function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}
