const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

/** Numbers as text: five bits a character, the sixth says that more follow. Small numbers take one character. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    do {
      const bits = rest & 31;
      rest >>>= 5;
      text += DIGITS[rest > 0 ? bits | 32 : bits];
    } while (rest > 0);
  }
  return text;
}

/** The inverse of encodeNumbers. Characters that it never writes count as zero. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES.get(text.charCodeAt(at)) ?? 0;
    number |= (value & 31) << shift;
    if (value & 32) shift += 5;
    else {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}
