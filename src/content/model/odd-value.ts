/** A value that is valid YAML and probably not what its author meant. */
export interface OddValue<Reason extends string = string> {
  reason: Reason;
  /** The name of the value, where it has one. */
  name?: string | undefined;
  /** The value as YAML reads it, or what was probably meant as the value. */
  value: string;
  /** The part of `value` that is wrong. */
  found: string;
}
