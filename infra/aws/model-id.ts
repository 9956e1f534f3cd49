const profilePrefix = /^(global|[a-z]{2}(-gov)?|apac)\./;

/** The id of an inference profile is the model's id with a prefix for its regions, such as `us.` or `global.`. */
export const isInferenceProfile = (modelId: string): boolean => profilePrefix.test(modelId);

export const modelBehind = (modelId: string): string => modelId.replace(profilePrefix, '');
