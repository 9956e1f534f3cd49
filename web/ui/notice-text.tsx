type NoticeTextProps = {
  notice: {
    readonly heading?: string | undefined;
    readonly told?: string | undefined;
    readonly message: string;
  };
};

/** What a notice is about in bold, then what the user told us, then what the notice says. */
export function NoticeText({ notice: { heading, told, message } }: NoticeTextProps) {
  return (
    <>
      {heading && <b>{heading} </b>}
      {told && `${told} `}
      {message}
    </>
  );
}
