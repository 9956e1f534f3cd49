const profilePrefix = /^(global|[a-z]{2}(-gov)?|apac)\./;

/** An inference profile is named as its model with the places before it that it may send a call to: `us.`, `global.`. */
export const isInferenceProfile = (modelId: string): boolean => profilePrefix.test(modelId);

export const modelBehind = (modelId: string): string => modelId.replace(profilePrefix, '');
