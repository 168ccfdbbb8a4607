interface FollowedClassesProps {
  title: string;
  note: string;
  /** Names of classes of the platform. */
  names: readonly string[];
}

/** Classes of the platform whose behavior a result follows. */
export function FollowedClasses({ title, note, names }: FollowedClassesProps) {
  if (names.length === 0) return null;
  return (
    <details className="bench-more">
      <summary>{title}</summary>
      <p className="studio-note">{note}</p>
      <ul className="bench-list">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
