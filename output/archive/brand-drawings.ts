/** The drawings of a sprite by name: the content of each symbol. */
export function brandDrawings(sprite: string): ReadonlyMap<string, string> {
  const symbols = sprite.matchAll(/<symbol id="([^"]*)"[^>]*>(.*?)<\/symbol>/g);
  return new Map([...symbols].map(([, name = '', drawing = '']) => [name, drawing]));
}
