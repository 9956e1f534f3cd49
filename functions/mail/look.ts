import { html } from './html.ts';

/** The colours of the design as sRGB: mail programs support neither custom properties nor oklch. */
export const paper = '#f9f6f0';
export const serif = "Georgia,'Times New Roman',serif";
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark scheme and small screens. Outlook marks its own dark mode with `data-ogsc` and `data-ogsb`. */
export const headStyle = html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
a{text-underline-offset:2px}
@media (max-width:620px){.e-w{width:100%!important}.e-pad{padding-left:22px!important;padding-right:22px!important}.e-num{font-size:84px!important;line-height:84px!important}.e-words{font-size:46px!important;line-height:52px!important}}
@media (prefers-color-scheme:dark){
.e-bg{background-color:#161310!important}.e-card{background-color:#1f1c18!important;border-color:#38332e!important}
.e-ink{color:#f0ece5!important}.e-ink2{color:#c5c0b8!important}.e-ink3{color:#a8a29a!important}.e-line{border-color:#38332e!important}
.e-link{color:#8bb5fa!important}.e-btn{background-color:#8bb5fa!important}.e-btn a{color:#0a1429!important}
.e-care{background-color:#3e211d!important;border-color:#894840!important}.e-care-t{color:#f89a8e!important}
.e-soon{background-color:#332a19!important;border-color:#332a19!important}.e-soon-t{color:#eccb92!important}
.e-well{background-color:#28241f!important}.e-mark{background-color:#8bb5fa!important}.e-hero{background-color:#102a69!important}
}
[data-ogsc] .e-ink{color:#f0ece5!important}[data-ogsc] .e-ink2{color:#c5c0b8!important}[data-ogsc] .e-ink3{color:#a8a29a!important}[data-ogsc] .e-link{color:#8bb5fa!important}[data-ogsc] .e-care-t{color:#f89a8e!important}[data-ogsc] .e-soon-t{color:#eccb92!important}
[data-ogsb] .e-bg{background-color:#161310!important}[data-ogsb] .e-card{background-color:#1f1c18!important}[data-ogsb] .e-care{background-color:#3e211d!important}[data-ogsb] .e-soon{background-color:#332a19!important}
`;
