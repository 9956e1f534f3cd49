/** Whether the answer is one of these options of its own question; an unanswered question is none of them. */
export const isAmong = <Option extends string>(
  answer: Option | undefined,
  ...options: readonly NoInfer<Option>[]
): boolean => options.some((option) => option === answer);
