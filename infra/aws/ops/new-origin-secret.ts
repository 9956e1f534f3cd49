import { explainRefusal } from './explain-refusal.ts';
import { rotateOriginSecret } from './rotate-origin-secret.ts';

/** The version of a new secret between CloudFront and the API. Null: there is none yet, or it could not be made. */
export async function newOriginSecret(stage: string): Promise<string | null> {
  try {
    return await rotateOriginSecret(stage);
  } catch (error) {
    console.warn(`The origin's secret stays as it is, because a new one could not be made. ${explainRefusal(error)}`);
    return null;
  }
}
