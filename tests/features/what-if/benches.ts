export const benches = [() => import('./bench.ts')];
