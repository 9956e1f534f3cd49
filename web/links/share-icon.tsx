import iconStyles from '../ui/icon.module.css';

/** Not among the icons of the kit: those are in every visitor's first download. */
export const ShareIcon = () => (
  <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />
  </svg>
);
