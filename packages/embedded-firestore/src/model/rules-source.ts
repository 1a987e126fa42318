export type RulesFile = { readonly name: string; readonly content: string };

/** An issue in a rules file; a file with an ERROR is not used. Lines and columns count from 1, offsets from 0 in UTF-16 units. */
export type RulesIssue = {
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
};
