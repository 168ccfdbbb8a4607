/**
 * Loads one file of facts in a worker.
 * @param folder address of the folder with the facts of this build
 * @param name of the file, without its ending
 * @throws if the server has no such file or can't be reached
 */
export async function fetchFacts<T>(folder: string, name: string): Promise<T> {
  const response = await fetch(`${folder}${name}.json`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return (await response.json()) as T;
}
