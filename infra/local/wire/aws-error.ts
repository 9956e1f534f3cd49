/** An error as AWS's JSON protocols carry it: `__type` is what the SDK turns into the error's name. */
export class AwsError extends Error {
  readonly type: string;
  readonly status: number;
  readonly extra: Record<string, unknown>;

  constructor(type: string, message: string, options: { status?: number; extra?: Record<string, unknown> } = {}) {
    super(message);
    this.type = type;
    this.status = options.status ?? 400;
    this.extra = options.extra ?? {};
  }
}
