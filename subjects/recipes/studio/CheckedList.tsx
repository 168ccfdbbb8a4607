/** What a check without problems covers, and what only a run can tell. */
export function CheckedList({ file }: { file: string }) {
  return (
    <details className="studio-group studio-checked">
      <summary>What was checked</summary>
      <ul>
        <li>The YAML, read as DataHub reads it.</li>
        <li>Names, types, and allowed values of all options of the source, sink, and transformers.</li>
        <li>Required options, and rules between options.</li>
        <li>Deprecated and removed options.</li>
        <li>Secrets written into the recipe.</li>
        <li>Addresses, from where the job runs.</li>
      </ul>
      <p>
        <strong>Can’t be checked from here:</strong> credentials, the network, permissions on the source, and the
        versions of the source and your DataHub server. To find out, read the source without writing to the sink:{' '}
        <code>datahub ingest -c {file} --dry-run</code>
      </p>
    </details>
  );
}
