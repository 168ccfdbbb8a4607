/** Names of the records that aspects consist of, which responses contain in unions. */
export interface RestRecords {
  /** Full name of each aspect's record, for example `com.linkedin.common.Ownership`. */
  aspects: Readonly<Record<string, string>>;
  /** Aspects that are time series. */
  timeseries: readonly string[];
}
