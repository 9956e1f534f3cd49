type NoticeTextProps = {
  notice: {
    readonly heading?: string | undefined;
    readonly told?: string | undefined;
    readonly message: string;
  };
};

/** What a notice is about in bold, what was told, then what it says. */
export function NoticeText({ notice: { heading, told, message } }: NoticeTextProps) {
  return (
    <>
      {heading && <b>{heading} </b>}
      {told && `${told} `}
      {message}
    </>
  );
}
