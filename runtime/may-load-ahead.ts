interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether loading ahead is kind to this reader: not with data saver, not on 2g.
 * @param connection `navigator.connection`, where the browser has it
 */
export function mayLoadAhead(
  connection: Connection = (navigator as { connection?: Connection }).connection ?? {},
): boolean {
  return !connection.saveData && !/2g/.test(connection.effectiveType ?? '');
}
