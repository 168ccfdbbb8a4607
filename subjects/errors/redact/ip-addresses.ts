import { kinds } from './kinds.ts';
import { isKnownHost } from './known-hosts.ts';
import { markSpans } from './text-spans.ts';

const v4 = /(?<![\d.])(?:\d{1,3}[.]){3}\d{1,3}(?![\d]|\.\d)/g;
const v4InName = /(?<![A-Za-z\d])ip-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}(?:\.[\w-]{1,40}){0,6}/gi;
const isVersion = /(?:version|release|==|>=|<=|~=|[-_/ ]v|^v|datahub[-:])\s{0,3}["']?$/i;
const hasPort = /^[:/]\d/;
const v6 = /(?<![\w:.])(?:[\da-f]{0,4}:){2,8}(?:[\da-f]{1,4}|(?:\d{1,3}\.){3}\d{1,3})?(?:%[\w.-]{1,20})?(?![\w:])/gi;
const hardware = /(?<![\w:-])(?:[\da-f]{2}[:-]){5}[\da-f]{2}(?![\w:-])/gi;

/** Marks IPv4 and IPv6 addresses except those of this computer. Versions with four numbers don't count. */
export function markIpAddresses(text: string): string {
  const { mark } = kinds.host;
  const whole = ({ 0: found, index }: RegExpExecArray) => ({ start: index, end: index + found.length });
  let left = markSpans(text, hardware, mark, whole);
  left = markSpans(left, v6, mark, (match, all) =>
    isV6(match[0]) && !isLoopback(match[0]) && all[match.index - 1] !== '\\' ? whole(match) : undefined,
  );
  left = markSpans(left, v4InName, mark, whole);
  return markSpans(left, v4, mark, (match, all) => {
    const before = all.slice(Math.max(0, match.index - 24), match.index);
    const isAddress =
      match[0].split('.').every((part) => Number(part) < 256) &&
      !match[0].startsWith('0.') &&
      !match[0].startsWith('127.');
    return isAddress &&
      !isKnownHost(match[0]) &&
      (hasPort.test(all.slice(match.index + match[0].length, match.index + match[0].length + 2)) ||
        !isVersion.test(before))
      ? whole(match)
      : undefined;
  });
}

function isV6(text: string): boolean {
  const address = text.replace(/%.*/, '');
  if (!/[\da-f]/i.test(address) || /:::|::.*::/.test(address)) return false;
  const groups = address.split(':').filter((group) => group !== '');
  // Eight groups, optionally followed by a port as Java writes it, or fewer with a gap.
  return address.includes('::')
    ? groups.length <= 8
    : groups.length === 8 || groups.length === 9 || (groups.length === 7 && address.includes('.'));
}

function isLoopback(text: string): boolean {
  return /^(?:0{0,4}:){2,7}0{0,3}1(?::\d{1,5})?$/.test(text) || /^::ffff:127\./i.test(text);
}
