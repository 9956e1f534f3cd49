/**
 * 256 short words that most people know, that look and sound unlike each other, and that say nothing of anybody. One byte names
 * one. Both devices must have the same list in the same order: a change needs both pages reloaded.
 */
export const words: readonly string[] = `
acorn amber anchor ankle apple apron arrow attic autumn bagel balloon banana banjo barn basket bath beach bead bear
bell belt bench berry bird biscuit blanket book bottle bowl branch bread brick bridge broom brush bucket butter
button cabin cactus cake camel camp candle canoe carpet carrot castle cello chain chair cheese cherry chimney cliff
clock cloud clover coconut cookie copper coral corn cotton cow crab crayon cream crown cup curtain daisy desk dinner
doll dolphin donkey door dragon drum duck eagle easel egg elbow engine envelope falcon farm feather fence fiddle
field finger fish flag flute forest fountain fox frog garden garlic ginger giraffe glass globe glove goose grape
grass guitar hammer harbour harp hazel hedge helmet hill honey horse house island ivory jacket jelly jungle kettle
kitchen kite kitten ladder lake lamp lantern lemon lentil library lily lion lizard lobster magnet mango maple marble
market meadow melon milk mirror mitten moon moss mountain mouse muffin museum needle nest noodle nut oak oboe ocean
olive onion orange orchard otter oven owl oyster paddle palm panda paper parrot path peach pebble pencil pepper piano
pillow pine planet plum pocket pond poppy potato pumpkin puppet puzzle quilt rabbit radio rain ribbon river robin
rocket rope rose ruby saddle sailor salad salt sand sandal saucer scarf school shadow sheep shell ship silver skate
sofa soup spade spoon star stone sugar summer sun swan table teapot tiger tomato towel tower train tulip turtle
umbrella valley velvet violin wagon walnut water whale wheat wheel window winter wolf wool yellow zebra
`
  .trim()
  .split(/\s+/);
