export async function benchBuild(_root: string): Promise<void> {}
