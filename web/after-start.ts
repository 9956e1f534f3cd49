import './session/put-away.ts';
import { followPageTranslators } from './ui/page-translators.ts';

// What every page needs soon, and not before its first paint.

followPageTranslators();
