/** The error box as the runtime and the crash boundary show it. */
export function CrashExample() {
  return (
    <div className="island-error">
      <p className="island-error-title">This page crashed.</p>
      <p>TypeError: Cannot read properties of undefined (reading 'title')</p>
      <button type="button" className="button">
        Try again
      </button>
    </div>
  );
}
