/**
 * Saves a text as a file of the reader's computer.
 * @param type media type of the file
 */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; a second is more than it needs.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
