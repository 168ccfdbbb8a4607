export async function benchPages(_root: string): Promise<void> {}
