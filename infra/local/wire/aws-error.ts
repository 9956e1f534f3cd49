/** An error of AWS's JSON protocols. The SDK makes the error's name from `__type`. */
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
