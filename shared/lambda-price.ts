/** What AWS Lambda charges in a region, in dollars. */
export interface LambdaPrices {
  /** Per second and GB of memory. */
  duration: number;
  /** Per second and GB of disk. */
  storage: number;
  request: number;
}

/** Disk that AWS does not charge for, in MB. */
const FREE_DISK = 512;

/** The price formula of `estimatePrice()`. Takes times in milliseconds and sizes in MB; returns dollars. */
export function lambdaPrice(
  prices: LambdaPrices,
  used: {memory: number; disk: number; billedTime: number; invocations: number},
): number {
  const seconds = used.billedTime / 1000;
  const run = prices.duration * (used.memory / 1024) * seconds;
  const extraDisk = prices.storage * (Math.max(0, used.disk - FREE_DISK) / 1024) * seconds;
  return Number((run + extraDisk + prices.request * used.invocations).toFixed(5));
}
