/** The hub that joins three streams, as site/shell/Logo.tsx shows it, for pictures that the build draws. Lines are 2.6 wide. */
export const MARK = {
  viewBox: '0 0 32 32',
  lines: 'M5 7h3.5c4 0 4.5 9 8.5 9M5 25h3.5c4 0 4.5-9 8.5-9M5 16h20',
  hub: '<circle cx="19.5" cy="16" r="5.5"/>',
  end: '<circle cx="28" cy="16" r="2.4"/>',
};
