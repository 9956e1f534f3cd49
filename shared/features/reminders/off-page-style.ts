/** The style of the pages behind the link in a reminder. */
export const offPageStyle = `:root{color-scheme:light dark;--paper:#f9f6f0;--ink:#29211b;--soft:#534a42;--mark:#1446a7;--on:#fefbf7}
@media (prefers-color-scheme:dark){:root{--paper:#161310;--ink:#f0ece5;--soft:#c5c0b8;--mark:#8bb5fa;--on:#0a1429}}
body{margin:0;background:var(--paper);color:var(--soft);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 3rem}
p{margin:0 0 1rem}
.name{color:var(--mark);font-weight:700}
h1{margin:2rem 0 1rem;color:var(--ink);font:400 2rem/1.2 Georgia,"Times New Roman",serif}
a{color:var(--mark)}
button{margin:.75rem 0 1.25rem;padding:.9rem 2rem;border:0;border-radius:13px;background:var(--mark);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--mark);outline-offset:3px}`;
