/** A value that is valid YAML and probably not what its author meant. */
export interface OddValue<Reason extends string = string> {
  reason: Reason;
  /** The name of the value, where it has one. */
  name?: string | undefined;
  /** The value as it is read, or what was probably meant to be the value. */
  value: string;
  /** The part of it that is wrong. */
  found: string;
}
