import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { OutsideService, RestDeps } from '#functions/results/resting.ts';
import type { LimitsTable } from './limits.ts';

const keyOf = (service: OutsideService) => ({ key: `rest#${service}` });

/** Where workers tell each other that a service is down: one item for each, which goes by itself. */
export const rests = ({ client, tableName }: LimitsTable): Pick<RestDeps, 'restsUntil' | 'setRest'> => ({
  restsUntil: async (service) => {
    const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: keyOf(service) }));
    return Number(Item?.restsUntil ?? 0);
  },
  setRest: async (service, until) => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: keyOf(service),
      UpdateExpression: 'SET restsUntil = :until, expiresAt = :end',
      ExpressionAttributeValues: { ':until': until.getTime(), ':end': Math.ceil(until.getTime() / 1000) },
    });
    await client.send(update);
  },
});
