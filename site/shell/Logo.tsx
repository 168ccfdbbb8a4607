/** The word mark: a hub that joins three streams. Colors come from the theme, so one mark serves both. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
          <path className="logo-line" d="M5 7h3.5c4 0 4.5 9 8.5 9" />
          <path className="logo-line" d="M5 25h3.5c4 0 4.5-9 8.5-9" />
          <path className="logo-line" d="M5 16h20" />
        </g>
        <circle className="logo-hub" cx="19.5" cy="16" r="5.5" />
        <circle className="logo-end" cx="28" cy="16" r="2.4" />
      </svg>
      <span className="logo-word">DataHub</span>
    </span>
  );
}
